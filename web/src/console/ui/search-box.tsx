import { useState, type FormEvent } from 'react';
import { classNames } from '~/ui/class-names';
import { primaryButton, smallButton } from './list-head';

interface SearchBoxProps {
  label: string;
  find: string;
  value: string;
  most: number;
  onSearch: (text: string) => void;
}

/** Searches on Enter; a new value from outside, as by Back, replaces what was typed. */
export function SearchBox(props: SearchBoxProps) {
  return <Box key={props.value} {...props} />;
}

function Box({ label, find, value, most, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" className="flex flex-wrap gap-2 max-sm:w-full" onSubmit={submit}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={most}
        className="min-h-8 w-72 rounded-sm border border-line-strong bg-well px-3 text-14 max-lg:min-h-11 max-sm:flex-1"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={classNames(smallButton, primaryButton)}>
        {find}
      </button>
    </form>
  );
}
