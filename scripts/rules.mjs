/** Prints the rules of the specification with their proofs, and the behaviours that stories test, as Markdown. */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/repository/proofs.ts');
console.log(module.listRules());
