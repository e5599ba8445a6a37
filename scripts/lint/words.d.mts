/** Words that hide the subject or the action of a sentence. docs/style.md lists better words. */
export declare const WORDS: readonly string[];
