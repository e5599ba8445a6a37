// @vitest-environment jsdom
import { describe } from 'vitest';
import { everyComponentRenders } from '../repository/documents';

describe('in jsdom', everyComponentRenders);
