import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { IconButton } from './button';
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
          error ? 'border-loss' : valid ? 'border-[#2B8D6C]' : 'border-line-strong',
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

/** A password that can be shown, and that says when caps lock is on. */
export function PasswordField({ compact, ...props }: TextFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  return (
    <TextField
      {...props}
      compact={compact}
      type={shown ? 'text' : 'password'}
      onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
      help={caps ? t('form.capsLock') : props.help}
      after={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          iconSize={18}
          label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={shown}
          className="-mr-2.5"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  error?: string;
}

export function CheckField({ children, error, className, id, ...input }: CheckFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-3 py-2.5 text-13 text-muted" htmlFor={fieldId}>
        <input
          id={fieldId}
          type="checkbox"
          className="peer absolute size-5.5 opacity-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-error` : undefined}
          {...input}
        />
        <span className="grid size-5.5 shrink-0 place-items-center rounded-[6px] border-[1.5px] border-line-strong bg-well text-transparent peer-checked:border-gold peer-checked:bg-gold peer-checked:text-ink-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold">
          <Icon name="check" size={16} className="[&_path]:stroke-[3.4]" />
        </span>
        <span className="pt-px">{children}</span>
      </label>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  );
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className'> {
  label: string;
  hideLabel?: boolean;
}

export function SelectField({ label, hideLabel = false, id, children, ...select }: SelectFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={fieldId} className={hideLabel ? 'sr-only' : 'text-13 font-medium text-muted'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={fieldId}
          className={classNames(
            'w-full appearance-none border py-2 pr-9 [&>option]:bg-card [&>option]:text-text',
            // In a form it is a field; on its own it is a filter like the chips next to it.
            hideLabel
              ? 'min-h-11 rounded-full border-line bg-card pl-4 font-medium text-muted hover:border-line-strong hover:text-text'
              : 'min-h-12 rounded-md border-line-strong bg-well pl-3.5',
          )}
          {...select}
        >
          {children}
        </select>
        <Icon
          name="down"
          size={14}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
