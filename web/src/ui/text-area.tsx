import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string;
  error?: string;
  help?: ReactNode;
}

/** Several lines of text, in the look of the other fields. */
export function TextArea({ label, error, help, id, required, ...area }: TextAreaProps) {
  const made = useId();
  const fieldId = id ?? made;
  const describedBy = [error && `${fieldId}-error`, help && `${fieldId}-help`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={fieldId} className="text-13 font-medium text-muted">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <textarea
        id={fieldId}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={classNames(
          'w-full resize-y rounded-md border bg-well px-3.5 py-3 text-16 text-text transition-[border-color,box-shadow] duration-(--t-fast) outline-none focus:border-gold focus:shadow-[0_0_0_3px_rgb(245_196_81/.18)]',
          error ? 'border-loss' : 'border-line-strong',
        )}
        {...area}
      />
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {help && (
        <span id={`${fieldId}-help`} className="num text-13 text-muted">
          {help}
        </span>
      )}
    </div>
  );
}
