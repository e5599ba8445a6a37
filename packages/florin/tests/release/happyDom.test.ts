// @vitest-environment happy-dom
import { describe } from 'vitest';
import { testEveryComponent } from '#tests/repository/testEveryComponent';

describe('in happy-dom', testEveryComponent);
