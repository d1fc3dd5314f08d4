export { countryOf, isRange, isRestricted, isWithin, type AddressRules } from './addresses.js';
export { registeredCountry } from './country-database.js';
