// @vitest-environment happy-dom
import { describe } from 'vitest';
import { everyComponentRenders } from '../repository/documents';

describe('in happy-dom', everyComponentRenders);
