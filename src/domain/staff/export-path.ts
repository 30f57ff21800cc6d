/** Where tables are asked for. */
export const staffExportPath = '/.netlify/functions/staff-export'
