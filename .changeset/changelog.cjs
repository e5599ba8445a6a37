/** Writes the entries of CHANGELOG.md as their changesets have them, without the hash of a commit. */
module.exports = {
  getReleaseLine: async ({ summary }) =>
    /^(?:#|- )/.test(summary) ? `\n${summary}` : `- ${summary}`,
  getDependencyReleaseLine: async () => '',
};
