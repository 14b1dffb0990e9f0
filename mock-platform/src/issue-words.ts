import * as z from 'zod/mini';

// zod/mini ships without error texts; callers who send something wrong are told what was expected.
z.config(z.locales.en());
