// Loaded into a measured server: answers how much CPU time and memory it has used, whenever the bench asks.
process.on('message', message => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
// The channel must not keep the server alive once the bench has gone.
process.channel?.unref();
process.on('disconnect', () => process.exit(0));
