export { ColumnChoice } from './column-choice';
export type { DataColumn, Sorting } from './columns';
export { DataTable } from './data-table';
export { DropDown } from './drop-down';
export { ExportButton } from './export-button';
export { ExportPages, type PageQuery } from './export-pages';
