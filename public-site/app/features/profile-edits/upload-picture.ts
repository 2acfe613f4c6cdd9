import type { ProfessionalImage } from '@antam/server/features/profile-edits/contract.ts';
import { parseBody } from '../../api/parse-body.ts';
import { ApiProblem } from '../../api/problem.ts';
import { readToken } from '../../memory/server-cookies.ts';

/**
 * Sends a picture of a profile and reports how much of it has gone, from 0 to 1, which `fetch` cannot. Answers all
 * pictures. Throws {@link ApiProblem}, with status 0 where no answer came.
 */
export async function uploadPicture(
  id: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<ProfessionalImage[]> {
  // A token that has run out is refused before anything is done, and comes back renewed.
  const again = (error: unknown) =>
    error instanceof ApiProblem && error.code === 'XSRF' ? send(id, file, onProgress) : Promise.reject(error);
  return send(id, file, onProgress).catch(again);
}

function send(id: number, file: File, onProgress: (share: number) => void): Promise<ProfessionalImage[]> {
  const body = new FormData();
  body.append('images', file);
  const request = new XMLHttpRequest();
  request.open('PUT', `/api/v1/professional/${id}/image/`);
  request.setRequestHeader('accept', 'application/json');
  const token = readToken();
  if (token !== null) request.setRequestHeader('x-xsrf-token', token);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new ApiProblem(0, null)));
    request.addEventListener('abort', () => reject(new ApiProblem(0, null)));
    request.addEventListener('load', () => {
      const answer = parseBody(request.responseText);
      if (request.status < 200 || request.status > 299) return reject(new ApiProblem(request.status, answer));
      if (!isImages(answer)) return reject(new ApiProblem(502, null));
      return resolve(answer);
    });
    request.send(body);
  });
}

const isImages = (answer: unknown): answer is ProfessionalImage[] =>
  Array.isArray(answer) &&
  answer.every(item => typeof item === 'object' && item !== null && 'id' in item && 'origin' in item);
