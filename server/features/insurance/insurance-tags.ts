/** The kind under which plans stand in changes, in the audit log and in the index. */
export const INSURANCE = 'insurance';
