import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { IconButton } from './button';
import { classNames } from './class-names';
import { FieldError } from './field';

export interface FileRules {
  types: readonly string[];
  maxBytes: number;
  maxFiles: number;
}

export type FileProblem = 'type' | 'size' | 'many';

/** The files that keep the rules, and what is wrong with the first that does not. */
export function acceptedFiles(kept: readonly File[], added: readonly File[], rules: FileRules) {
  let problem: FileProblem | null = null;
  const files = [...kept];
  for (const file of added) {
    const wrong = !rules.types.includes(file.type)
      ? 'type'
      : file.size > rules.maxBytes
        ? 'size'
        : files.length >= rules.maxFiles
          ? 'many'
          : null;
    if (wrong) problem ??= wrong;
    else files.push(file);
  }
  return { files, problem };
}

export interface FileDropProps {
  label: string;
  rules: FileRules;
  files: readonly File[];
  onChange: (files: File[]) => void;
}

const MEGABYTE = 1024 * 1024;

/** Pictures dropped or chosen, checked before anything is sent, each with its preview. */
export function FileDrop({ label, rules, files, onChange }: FileDropProps) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [over, setOver] = useState(false);
  const previews = useMemo(() => files.map((file) => ({ file, url: URL.createObjectURL(file) })), [files]);
  useEffect(() => () => previews.forEach(({ url }) => URL.revokeObjectURL(url)), [previews]);

  function add(list: FileList | null): void {
    const next = acceptedFiles(files, [...(list ?? [])], rules);
    setProblem(next.problem);
    onChange(next.files);
  }
  return (
    <div className="grid gap-2">
      <label
        htmlFor={id}
        className={classNames(
          'grid cursor-pointer justify-items-center gap-1 rounded-md border border-dashed p-5 text-center text-muted focus-within:border-gold',
          over ? 'border-gold bg-gold/5' : 'border-line-strong',
        )}
        onDragOver={(event) => (event.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
      >
        <Icon name="plus" size={22} />
        <span>{label}</span>
        <small className="text-12 text-subtle">
          {t('kit.fileRules', { n: rules.maxFiles, size: Math.round(rules.maxBytes / MEGABYTE) })}
        </small>
        <input
          id={id}
          type="file"
          multiple={rules.maxFiles > 1}
          accept={rules.types.join(',')}
          className="sr-only"
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => (add(event.target.files), (event.target.value = ''))}
        />
      </label>
      {problem && (
        <FieldError id={`${id}-error`}>
          {t(`kit.file.${problem}`, { n: rules.maxFiles, size: Math.round(rules.maxBytes / MEGABYTE) })}
        </FieldError>
      )}
      {previews.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {previews.map(({ file, url }, i) => (
            <li key={url} className="relative">
              <img src={url} alt={file.name} className="size-20 rounded-md border border-line object-cover" />
              <IconButton
                icon="close"
                iconSize={16}
                label={t('kit.removeFile', { name: file.name })}
                className="absolute -top-3 -right-3 rounded-full border border-line bg-panel"
                onClick={() => onChange(files.filter((_, at) => at !== i))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
