import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { IconButton } from './button';
import { classNames } from './class-names';
import { FieldError, TextField, type TextFieldProps } from './text-field';

// Apart, because the header of every page has a text field and none of the others.
export { FieldError, TextField, type TextFieldProps };

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
