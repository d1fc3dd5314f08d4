import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconName } from '~/art/icon';
import { classNames } from './class-names';

const BOX =
  'flex min-h-12 items-center gap-2 rounded-md border bg-well px-3.5 text-subtle transition-[border-color,box-shadow] duration-(--t-fast) focus-within:border-gold focus-within:shadow-[0_0_0_3px_rgb(245_196_81/.18)]';
const CONTROL = 'min-h-[46px] w-full min-w-0 flex-1 bg-transparent text-16 text-text outline-none';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" className="flex items-center gap-1.5 text-13 text-loss">
      <Icon name="warn" size={16} />
      <span>{children}</span>
    </span>
  );
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  /** Hidden from sight, said to screen readers: for compact forms. */
  hideLabel?: boolean;
  icon?: IconName;
  error?: string;
  help?: ReactNode;
  /** Holds its rules: the border turns green. */
  valid?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  compact?: boolean;
  inputClassName?: string;
}

export function TextField({
  label,
  hideLabel = false,
  icon,
  error,
  help,
  valid = false,
  before,
  after,
  compact = false,
  inputClassName,
  id,
  required,
  ...input
}: TextFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  const describedBy = [error && `${fieldId}-error`, help && `${fieldId}-help`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={fieldId} className={hideLabel ? 'sr-only' : 'text-13 font-medium text-muted'}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div
        className={classNames(
          BOX,
          compact && 'min-h-11',
          error ? 'border-loss' : valid ? 'border-valid' : 'border-line-strong',
        )}
      >
        {icon && <Icon name={icon} size={18} />}
        {before}
        <input
          id={fieldId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classNames(CONTROL, compact && 'min-h-[42px] text-14!', inputClassName)}
          {...input}
        />
        {after}
      </div>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {help && (
        <span id={`${fieldId}-help`} className="text-13 text-muted">
          {help}
        </span>
      )}
    </div>
  );
}
