const files = import.meta.glob<string>('/../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const byCode = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
);

export const flagOf = (countryCode: string): string | undefined => byCode.get(countryCode);
