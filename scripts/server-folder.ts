import path from 'node:path'

export const serverFolder = '.cache/server'
export const serverBundle = path.join(serverFolder, 'main.js')
