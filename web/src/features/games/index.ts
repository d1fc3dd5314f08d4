export { gameQueries, type Game, type GameMenu, type Vendor } from './api/games.api';
export { vendorTarget } from './model/links';
export { categoryOf, type CategoryInfo } from './model/category';
