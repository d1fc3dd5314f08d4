export { addWinner, isWinner, winnerQueries } from './api/winners.api';
