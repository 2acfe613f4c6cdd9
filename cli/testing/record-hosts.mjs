// Loaded before the program by a test (`--import`): says on standard error which hosts the process connects to.
import net from 'node:net';

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [first] = args.flat();
  const host = typeof first === 'object' && first !== null ? (first.path ?? first.host ?? 'localhost') : 'localhost';
  process.stderr.write(`connected to ${host}\n`);
  return connect.apply(this, args);
};
