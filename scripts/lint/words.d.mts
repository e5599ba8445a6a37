/** Words that hide the subject or the action of a sentence. */
export declare const WORDS: readonly string[];
