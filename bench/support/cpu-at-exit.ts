// Loaded before a command: its last line says what it took of the processors, all threads together.
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify({ cpuSeconds: (user + system) / 1e6 }))
})
