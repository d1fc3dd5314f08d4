export { QuickLogin } from './components/quick-login';
