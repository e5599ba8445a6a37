export { english as en } from '../components/english';
export type { CompleteMessages, Messages, SomeMessages } from '../components/english';
