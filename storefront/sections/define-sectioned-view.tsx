import { Fragment, type ComponentType, type ReactElement } from 'react';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { defineView, type View, type ViewDefinition } from '../screen/define-view.tsx';
import type { SectionedPage } from './define-sectioned-screen.ts';
import type { ShownSection, ShownSections } from './section.ts';

interface SectionViewProps<Table, Name extends keyof Table> {
  readonly section: NonNullable<ShownSections<Table>[Name]>;
  /** All sections of the page, for a view that renders another section inside it. */
  readonly sections: ShownSections<Table>;
}

/** Views by section. A section without a view renders its canvases; null is for a section that another view renders. */
export type SectionViews<Table> = { readonly [Name in keyof Table]?: ComponentType<SectionViewProps<Table, Name>> | null };

type SectionedView<Table> = Pick<ViewDefinition<SectionedPage<Table>>, 'commerce' | 'overlays' | 'shouldRevalidate'> & {
  readonly views: SectionViews<Table>;
};

/** Defines the browser part of a screen of `defineSectionedScreen`. */
export function defineSectionedView<Table>({ views, ...view }: SectionedView<Table>): View {
  return defineView<SectionedPage<Table>>({
    ...view,
    canvases: ({ sections = {} }) => getShownSections(sections).flatMap(([, { canvases }]) => Object.values(canvases)),
    show: ({ page: { canvas, sections } }) =>
      sections ? <PageSections sections={sections} views={views} /> : <>{canvas ? <CanvasView data={canvas} /> : null}</>,
  });
}

interface Props<Table> {
  readonly sections: ShownSections<Table>;
  readonly views: SectionViews<Table>;
}

/** The sections of a page in the order of the screen's table. */
function PageSections<Table>({ sections, views }: Props<Table>): ReactElement {
  const byName = views as Readonly<Record<string, ComponentType<{ section: ShownSection; sections: object }> | null | undefined>>;
  return (
    <>
      {getShownSections(sections).map(([name, section]) => {
        const View = byName[name];
        if (View === null) return null;
        return (
          <Fragment key={name}>
            {View ? (
              <View section={section} sections={sections} />
            ) : (
              Object.values(section.canvases).map((canvas) => <CanvasView key={canvas.name} data={canvas} />)
            )}
          </Fragment>
        );
      })}
    </>
  );
}

function getShownSections(sections: object): readonly [string, ShownSection][] {
  return Object.entries(sections) as [string, ShownSection][];
}
