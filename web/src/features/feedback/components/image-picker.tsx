import { useEffect, useId, useMemo, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { FieldError } from '~/ui/field';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { MOST_IMAGES, takeImages, type ImageProblem } from '../model/images';

export interface ImagePickerProps {
  images: readonly File[];
  onImages: (images: readonly File[]) => void;
}

function usePreviews(images: readonly File[]): readonly string[] {
  const urls = useMemo(() => images.map((image) => URL.createObjectURL(image)), [images]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return urls;
}

/** Up to three pictures, chosen or dropped; what may not be sent is said before it is tried. */
export function ImagePicker({ images, onImages }: ImagePickerProps) {
  const { t } = useTranslation('feedback');
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const previews = usePreviews(images);
  const helpId = useId();
  const full = images.length >= MOST_IMAGES;

  function add(chosen: FileList | null): void {
    const taken = takeImages(images, Array.from(chosen ?? []));
    setProblem(taken.problem);
    onImages(taken.images);
    if (input.current) input.current.value = '';
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div className="grid gap-2">
      <span className="text-13 font-medium text-muted">{t('images')}</span>
      <div
        className="flex flex-wrap gap-3"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {images.map((image, i) => (
          <span
            key={previews[i]}
            className="relative block size-24 overflow-hidden rounded-md border border-line"
          >
            <img src={previews[i]} alt={image.name} className="size-full object-cover" />
            <IconButton
              icon="close"
              iconSize={16}
              label={t('remove', { name: image.name })}
              className="absolute top-0 right-0 bg-page/80"
              onClick={() => {
                setProblem(null);
                onImages(images.filter((other) => other !== image));
              }}
            />
          </span>
        ))}
        {!full && (
          <label
            className={classNames(
              'grid size-24 cursor-pointer place-items-center content-center gap-1 rounded-md border border-dashed px-1 text-center text-13 text-muted focus-within:border-gold hover:border-gold hover:text-text',
              over ? 'border-gold text-text' : 'border-line-strong',
            )}
          >
            <Icon name="plus" size={22} />
            <span>{t('add')}</span>
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg"
              multiple
              aria-describedby={helpId}
              className="sr-only"
              onChange={(event) => add(event.target.files)}
            />
          </label>
        )}
      </div>
      <span id={helpId} className="text-13 text-muted">
        {t('imagesHelp')}
      </span>
      {problem && <FieldError>{t(`problem.${problem}`)}</FieldError>}
    </div>
  );
}
