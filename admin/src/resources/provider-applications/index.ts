export const providerApplications = { name: 'provider-applications' };
