interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  pattern?: string | undefined;
  required?: boolean;
}

export function TextField({ label, value, onChange, placeholder, pattern, required }: TextFieldProps) {
  return (
    <label className="grid gap-1">
      <span className="text-12 text-muted">{label}</span>
      <input
        className="min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
        value={value}
        placeholder={placeholder}
        pattern={pattern}
        required={required}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
