import type { ReactNode } from 'react';
import type { BlockProps } from '#engine/definition.ts';

/** Leaf components that both sides render. */

export interface HeroContent {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

export interface CardContent {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly price: string;
}

export interface TextContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface GridContent {
  readonly title: string;
}

type Part<Content> = Pick<BlockProps<Content>, 'content'>;

function Hero({ content }: Part<HeroContent>): ReactNode {
  return (
    <section className="hero hero-wide">
      <img src="/media/tarnfell/image/upload/v1/scenes/ridge-dawn" alt="" width={1440} height={720} loading="lazy" />
      <div className="hero-text">
        <p className="eyebrow">{content.eyebrow}</p>
        <h2 className="title">{content.title}</h2>
        <p className="lead">{content.text}</p>
        <a className="button button-primary" href={content.href}>
          <span>Shop now</span>
        </a>
      </div>
    </section>
  );
}

function Card({ content }: Part<CardContent>): ReactNode {
  return (
    <article className="card">
      <a className="card-link" href={content.href}>
        <img src="/media/tarnfell/image/upload/v1/products/shell" alt="" width={400} height={500} loading="lazy" />
        <h3 className="card-title">{content.title}</h3>
      </a>
      <p className="card-text">{content.text}</p>
      <p className="card-price">
        <span className="currency">USD</span>
        <strong>{content.price}</strong>
      </p>
    </article>
  );
}

function Text({ content }: Part<TextContent>): ReactNode {
  return (
    <section className="text">
      <h2 className="title">{content.title}</h2>
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph} className="paragraph">
          {paragraph}
        </p>
      ))}
      <ul className="links">
        <li>
          <a href="/a">Care</a>
        </li>
        <li>
          <a href="/b">Repairs</a>
        </li>
      </ul>
    </section>
  );
}

function Grid({ content, slots }: Pick<BlockProps<GridContent>, 'content' | 'slots'>): ReactNode {
  return (
    <section className="grid">
      <h2 className="title">{content.title}</h2>
      <div className="grid-items">{slots.items}</div>
    </section>
  );
}

export const parts = { Hero, Card, Text, Grid };
