export { GiveUpBonus, type GiveUpBonusProps } from './components/give-up-bonus';
