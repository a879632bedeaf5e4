import type { KeyboardEvent, ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ReviewPhoto } from '#generated/openapi/reviews.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { getImageUrl } from '../../images/sized-image.ts';
import { PhotoRoot } from './photo-sheet.styles.ts';
import { LARGE_PHOTO } from './review-card.tsx';

interface Props {
  readonly photos: readonly ReviewPhoto[];
  /** Index of the open photo; undefined while the sheet is closed. */
  readonly at: number | undefined;
  readonly title: string;
  readonly messages: ReviewsMessages;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** Large photos of a review, with arrow key navigation. */
export function PhotoSheet({ photos, at, title, messages, onMove, onClose }: Props): ReactElement {
  const photo = at === undefined ? undefined : photos[at];
  const move = (step: number): void => {
    const next = (at ?? 0) + step;
    if (next >= 0 && next < photos.length) onMove(next);
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  return (
    <Sheet
      isOpen={at !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      closeLabel={messages.close}
      placement="center"
    >
      {photo && at !== undefined ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
        <PhotoRoot role="group" aria-label={title} onKeyDown={press}>
          <img key={photo.src} src={getImageUrl(photo.src, LARGE_PHOTO)} alt={photo.alt} width="800" height="1000" decoding="async" />
          {photos.length > 1 ? (
            <div>
              <Button variant="plain" iconOnly aria-label={messages.previousPhoto} aria-disabled={at === 0} onClick={() => move(-1)}>
                <Icon name="chevron-left" />
              </Button>
              <span role="status">{messages.photoPosition({ number: at + 1, total: photos.length })}</span>
              <Button
                variant="plain"
                iconOnly
                aria-label={messages.nextPhoto}
                aria-disabled={at === photos.length - 1}
                onClick={() => move(1)}
              >
                <Icon name="chevron-right" />
              </Button>
            </div>
          ) : null}
        </PhotoRoot>
      ) : null}
    </Sheet>
  );
}
