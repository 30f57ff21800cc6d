export default { jsxRuntime: 'automatic' }
