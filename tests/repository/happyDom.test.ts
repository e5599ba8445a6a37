// @vitest-environment happy-dom
import { describe } from 'vitest';
import { everyComponentRenders } from './documents';

describe('in happy-dom', everyComponentRenders);
