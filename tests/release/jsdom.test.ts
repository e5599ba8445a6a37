// @vitest-environment jsdom
import { describe } from 'vitest';
import { testEveryComponent } from '../repository/testEveryComponent';

describe('in jsdom', testEveryComponent);
