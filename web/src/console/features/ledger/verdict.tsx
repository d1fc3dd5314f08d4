import { Icon } from '~/art/icon';
import { classNames } from '~/ui/class-names';

/** Whether figures agree, in words and with a sign, never by colour alone. */
export function Verdict({ good, text }: { good: boolean; text: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center align-middle gap-1.5 font-medium',
        good ? 'text-win' : 'text-loss',
      )}
    >
      <Icon name={good ? 'check' : 'warn'} size={16} />
      {text}
    </span>
  );
}
