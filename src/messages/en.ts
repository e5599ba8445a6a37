export { english as en } from '../components/english';
export type { Messages, SomeMessages } from '../components/english';
