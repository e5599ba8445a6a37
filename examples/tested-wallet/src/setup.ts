import { configure } from '@testing-library/react';

// An upper bound for slow machines: a query that finds its element does not wait.
configure({ asyncUtilTimeout: 15_000 });
