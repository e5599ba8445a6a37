/** Copies the texts of changesets to CHANGELOG.md unchanged, without the hash of a commit. */
module.exports = {
  getReleaseLine: async ({ summary }) =>
    /^(?:#|- )/.test(summary) ? `\n${summary}` : `- ${summary}`,
  getDependencyReleaseLine: async () => '',
};
