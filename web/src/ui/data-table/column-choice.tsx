import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { DataColumn } from './columns';
import { DropDown } from './drop-down';
import { useHiddenColumns } from './hidden-columns';

interface ColumnChoiceProps {
  /** The name of the table whose columns are chosen. */
  name: string;
  columns: readonly Pick<DataColumn<never>, 'key' | 'head'>[];
  buttonClass: string;
}

/** A menu of the table's columns; the last one that is shown stays. */
export function ColumnChoice({ name, columns, buttonClass }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const [hidden, change] = useHiddenColumns(
    name,
    columns.map(({ key }) => key),
  );
  const shown = columns.length - hidden.length;
  return (
    <DropDown
      title={t('kit.columns')}
      buttonClass={buttonClass}
      label={
        <>
          <Icon name="list" size={16} />
          {t('kit.columns')}
        </>
      }
    >
      {() =>
        columns.map(({ key, head }) => {
          const isShown = !hidden.includes(key);
          return (
            <label
              key={key}
              className="flex min-h-8 items-center gap-2 rounded-sm px-2 text-14 hover:bg-raised-hi max-lg:min-h-11"
            >
              <input
                type="checkbox"
                className="size-4"
                checked={isShown}
                disabled={isShown && shown === 1}
                onChange={(event) => change(key, event.target.checked)}
              />
              {head}
            </label>
          );
        })
      }
    </DropDown>
  );
}
