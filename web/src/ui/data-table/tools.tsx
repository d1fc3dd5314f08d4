import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { Button } from '../button';
import { SelectField } from '../field';
import type { DataColumn, Sorting } from './columns';

interface ToolsProps {
  columns: readonly DataColumn<never>[];
  by: Sorting | null;
  onSort: (sorting: Sorting) => void;
  /** Without it no file is offered. */
  onSave: (() => void) | undefined;
  disabled: boolean;
}

/** The order of the cards where there are no heads to press, and the file of the rows. */
export function Tools({ columns, by, onSort, onSave, disabled }: ToolsProps) {
  const { t } = useTranslation();
  const sortable = columns.filter(({ sort }) => sort);
  if (!onSave && sortable.length === 0) return null;
  return (
    <div className="mb-2 flex items-center justify-between gap-3 @2xl:justify-end">
      {sortable.length > 0 && (
        <div className="@2xl:hidden">
          <SelectField
            label={t('kit.sortBy')}
            hideLabel
            value={by ? `${by.key}:${by.down ? 'down' : 'up'}` : ''}
            onChange={(event) => {
              const [key = '', way] = event.target.value.split(':');
              onSort({ key, down: way === 'down' });
            }}
          >
            <option value="" disabled>
              {t('kit.sortBy')}
            </option>
            {sortable.flatMap(({ key, head }) => [
              <option key={`${key}-down`} value={`${key}:down`}>{`${head} ↓`}</option>,
              <option key={`${key}-up`} value={`${key}:up`}>{`${head} ↑`}</option>,
            ])}
          </SelectField>
        </div>
      )}
      {onSave && (
        <Button size="s" disabled={disabled} onClick={onSave}>
          <Icon name="download" size={16} />
          {t('kit.csv')}
        </Button>
      )}
    </div>
  );
}
