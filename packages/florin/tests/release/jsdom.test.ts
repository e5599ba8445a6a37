// @vitest-environment jsdom
import { describe } from 'vitest';
import { testEveryComponent } from '#tests/repository/testEveryComponent';

describe('in jsdom', testEveryComponent);
