// @vitest-environment jsdom
import { describe } from 'vitest';
import { everyComponentRenders } from './documents';

describe('in jsdom', everyComponentRenders);
