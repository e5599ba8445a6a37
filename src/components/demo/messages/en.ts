export { demoEnglish as en } from '../english';
export type { DemoMessages } from '../english';
