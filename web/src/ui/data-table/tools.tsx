import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../field';
import type { DataColumn, Sorting } from './columns';

interface ToolsProps {
  columns: readonly DataColumn<never>[];
  by: Sorting | null;
  onSort: (sorting: Sorting) => void;
  children: ReactNode;
}

/** The order of the cards where there are no heads to press, and the file of the rows. */
export function Tools({ columns, by, onSort, children }: ToolsProps) {
  const { t } = useTranslation();
  const sortable = columns.filter(({ sort }) => sort);
  if (!children && sortable.length === 0) return null;
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
      {children}
    </div>
  );
}
