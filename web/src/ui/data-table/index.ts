export { ColumnChoice } from './column-choice';
export type { DataColumn, Density, Sorting } from './columns';
export { DataTable, type DataTableProps } from './data-table';
export { DropDown } from './drop-down';
export { ExportButton } from './export-button';
export type { ExportJob, ExportPage } from './use-export';
