import * as z from 'zod/mini';

// The small zod knows no words of its own for what is wrong; whoever sends something wrong is told what was expected.
z.config(z.locales.en());
