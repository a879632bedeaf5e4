import type { ReactNode } from 'react';
import { parts } from './parts.tsx';

/** The bench's page as a developer would write it by hand: no engine, no JSON, no personalization. */

const { Hero, Card, Text, Grid } = parts;

function HeroBlock({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  return (
    <div id={id} data-block="bench-hero" data-block-id={id}>
      <Hero content={{ eyebrow: 'New season', title, text: 'Made for weather that changes its mind.', href: '/new' }} />
    </div>
  );
}

function TextBlock({ id }: { readonly id: string }): ReactNode {
  return (
    <div id={id} data-block="bench-text" data-block-id={id}>
      <Text content={{ title: `Notes ${id}`, paragraphs: ['Waxed by hand.', 'Mended for life.', 'Sent without plastic.'] }} />
    </div>
  );
}

function renderCards(id: string, count: number): ReactNode[] {
  return Array.from({ length: count }, (_, at) => (
    <div key={`${id}-${at}`} data-block="bench-card" data-block-id={`${id}-${at}`}>
      <Card
        content={{
          title: `Card ${id}-${at}`,
          text: 'Light enough to forget, warm enough to stay.',
          href: `/c/${id}-${at}`,
          price: '129.00',
        }}
      />
    </div>
  ));
}

function InnerGrid({ id }: { readonly id: string }): ReactNode {
  return (
    <div data-block="bench-grid" data-block-id={id}>
      <Grid content={{ title: `Grid ${id}` }} slots={{ items: renderCards(id, 4) }} />
    </div>
  );
}

function GridBlock({ id, items }: { readonly id: string; readonly items: readonly ReactNode[] }): ReactNode {
  return (
    <div id={id} data-block="bench-grid" data-block-id={id}>
      <Grid content={{ title: `Grid ${id}` }} slots={{ items }} />
    </div>
  );
}

export function PageByHand(): ReactNode {
  return (
    <div data-block="run" data-block-id="h1…t6" data-static="">
      <HeroBlock id="h1" title="Walk further" />
      <TextBlock id="t1" />
      <GridBlock id="g1" items={[...renderCards('g1', 4), ...renderCards('f1', 2)]} />
      <TextBlock id="t2" />
      <GridBlock id="g2" items={[<InnerGrid key="g2-1" id="g2-1" />, <InnerGrid key="g2-2" id="g2-2" />]} />
      <HeroBlock id="h3" title="Rest well" />
      <GridBlock id="g3" items={renderCards('g3', 6)} />
      <TextBlock id="t4" />
      <GridBlock id="g4" items={renderCards('g4', 5)} />
      <TextBlock id="t5" />
      <HeroBlock id="h4" title="Until tomorrow" />
      <TextBlock id="t6" />
    </div>
  );
}
