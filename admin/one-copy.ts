/**
 * Packages of which the console may hold one copy only. The site's newer router is at the root of `node_modules`, so
 * npm gives each of react-admin's packages a router and a core of its own, and their contexts would not meet.
 */
export const ONE_COPY = [
  'ra-core',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'quill',
] as const;
